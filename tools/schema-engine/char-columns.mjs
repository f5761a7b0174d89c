import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

// Introspection returns columns of PostgreSQL's internal type "char". The engine expects characters, and
// adapter-pg refuses the type. So they pass through the adapter as arrays of that type, which it supports, and get their
// real type name after it.
const CHAR = 18;
const CHAR_ARRAY = 1002;

export function createPool(url) {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // An idle connection that the server closes must not end this process.
  pool.on("error", () => {});
  pool.on("connect", (client) => changeResults(client, "query", disguise));
  changeResults(pool, "query", disguise);
  return pool;
}

export async function connectReadingChar(factory) {
  const adapter = await factory.connect();
  changeResults(adapter, "queryRaw", reveal);
  changeResults(adapter, "startTransaction", (transaction) => {
    changeResults(transaction, "queryRaw", reveal);
    return transaction;
  });
  return adapter;
}

function disguise(result) {
  for (const field of result?.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY;
  return result;
}

function reveal(result) {
  const name = (type) => (type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type);
  return { ...result, columnTypes: result.columnTypes.map(name) };
}

function changeResults(object, method, change) {
  const original = object[method].bind(object);
  object[method] = (...args) => {
    const result = original(...args);
    // With a callback, pg's query returns no promise.
    return typeof result?.then === "function" ? result.then(change) : result;
  };
}
