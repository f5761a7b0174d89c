import type { BaseSequencer } from "vitest/node";

export declare class ByProject extends BaseSequencer {}
