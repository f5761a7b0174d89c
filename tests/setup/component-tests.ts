// A component test waits for what it expects as long as it takes next to a build and a database.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
