import type { NextAdapter } from "next";

export const name: string;
export const modifyConfig: NonNullable<NextAdapter["modifyConfig"]>;
export const onBuildComplete: (context: object) => Promise<void>;
