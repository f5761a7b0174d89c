/** Parses the arguments that the Prisma CLI passes to its schema engine. */
export function readArguments(words) {
  const options = { datamodels: [], url: process.env.DATABASE_URL, command: null, version: false };
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === "--datamodels") options.datamodels.push(rest.shift());
    else if (word === "--datasource") options.url = JSON.parse(rest.shift()).url ?? options.url;
    else if (word === "--version" || word === "-V") options.version = true;
    else if (word === "cli") options.command = rest.shift();
  }
  return options;
}
