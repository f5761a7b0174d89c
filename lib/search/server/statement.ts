import "server-only";
import { comparable, escapeLike } from "@/lib/server/db/list";
import { type Source, sources } from "@/lib/search/sources";

/** Characters after which a word begins. */
const SEPARATORS = [" ", "-", "(", "/", "_", "."];

// The parameters of both statements, in the order of `searchValues`.
const USER = "$1::uuid";
const TAKE = "$2::int";
const TEXT = "$3::text";
const CONTAINS = `r."searchName" LIKE $4::text`;
const HAS_WORD = `r."searchName" LIKE ANY($5::text[])`;
const IS_NUMBER = `r."searchName" LIKE $6::text AND search_text(r."number") = ${TEXT}`;
const STARTS = `r."searchName" ^@ ${TEXT}`;
/** As STARTS, from the index of the first two characters of the names. */
const STARTS_BY_INDEX = `${STARTS} AND left(r."searchName", 2) ^@ left(${TEXT}, 2)`;
const OWN = `r."userId" = ${USER}`;
const LATEST_FIRST = `r."updatedAt" DESC, r."id"`;

/** Returns the parameters of the statements; the text is one of `searchText`. */
export function searchValues(userId: string, text: string, take: number): unknown[] {
  const pattern = escapeLike(text);
  const words = [...SEPARATORS.map((separator) => `%${escapeLike(separator)}${pattern}%`), `${pattern}%`];
  // A document's name begins with its number and a line break, which is faster to compare than the number itself.
  return [userId, take, comparable(text), `%${pattern}%`, words, `${pattern}\n%`];
}

/** From how many matching rows of a large table on not all are ranked, and from how many of which a word starts with the text. */
export type Limits = { many: number; manyWords: number };

/**
 * Returns two statements that read at least the best `take` rows of every table, the best first. `ranking` ranks all matching
 * rows, and returns their number for the tables that may be large. `stopping` stops early in these tables. PostgreSQL plans a
 * statement with LIKE anew for every text, which takes a millisecond longer for `stopping`: it is for workspaces with many rows.
 */
export function searchStatements(limits: Limits) {
  const nearest = sources.flatMap(nearestOf);
  return {
    ranking: statement(nearest, sources.map(rankedOf), `, f."matching"`),
    stopping: statement(
      [...nearest, ...sources.flatMap((source) => (source.isLarge ? stepsOf(source, limits) : []))],
      sources.flatMap((source) => (source.isLarge ? bestOf(source, limits) : [rankedOf(source)])),
    ),
  };
}

function statement(steps: string[], found: string[], more = ""): string {
  return `WITH ${steps.join(", ")}
    SELECT f."kind", f."id", f."name", f."type", f."detail", p."name" AS "projectName",
      c."id" AS "clientId", c."name" AS "clientName", c."themeColor"${more}
    FROM (${found.join(" UNION ALL ")}) f
    LEFT JOIN "Project" p ON p."userId" = ${USER} AND p."id" = f."projectId"
    LEFT JOIN "Client" c ON c."userId" = ${USER} AND c."id" = coalesce(f."clientId", p."clientId")
    ORDER BY f."rank", f."at" DESC, f."id"`;
}

/** The nearest matching row of every rule. Read once, because a subquery for every row takes longer than everything else. */
function nearestOf(source: Source): string[] {
  if (source.nearestOfRule === undefined) return [];
  return [
    `${namesOf(source).nearest} AS MATERIALIZED (
      SELECT DISTINCT ON (r."repeatId") r."id" FROM "${source.table}" r
      WHERE ${OWN} AND r."repeatId" IS NOT NULL AND ${CONTAINS}
      ORDER BY r."repeatId", ${source.nearestOfRule} abs(extract(epoch FROM r."dueAt" - now())), r."id")`,
  ];
}

/** The best rows of a table, of which all matching rows are ranked. */
function rankedOf(source: Source): string {
  const matching = source.isLarge ? "count(*) OVER ()" : "0";
  const andInUse = source.leavesArchivedOut ? `AND r."archivedAt" IS NULL` : "";
  const condition = `${OWN} AND ${CONTAINS} ${andInUse} ${andIsNearest(source)}`;
  return ranked(source, `"${source.table}"`, condition, matching);
}

/**
 * The steps of a large table: its matching rows, if they are few; those of which a word starts with the text, if they are few;
 * and if not, the latest that start with the text, and the latest of which another word does.
 */
function stepsOf(source: Source, { many, manyWords }: Limits): string[] {
  const { matching, words, starting, others } = namesOf(source);
  const areMany = `${count(matching)} > ${many}`;
  const areManyWords = `${count(words)} > ${manyWords}`;
  const areTooFew = `${count(starting)} < ${TAKE}`;
  return [
    `${matching} AS MATERIALIZED (${some(source, CONTAINS, many + 1)})`,
    `${words} AS MATERIALIZED (${some(source, `${HAS_WORD} AND ${areMany}`, manyWords + 1)})`,
    `${starting} AS MATERIALIZED (${latest(source, 1, `${STARTS_BY_INDEX} AND ${areManyWords}`)})`,
    `${others} AS MATERIALIZED (
      ${latest(source, 2, `${HAS_WORD} AND NOT ${STARTS} AND ${areManyWords} AND ${areTooFew}`)})`,
  ];
}

/** The best rows of a large table: those of its steps, and the latest of the rest if those are fewer than `take`. */
function bestOf(source: Source, { many, manyWords }: Limits): string[] {
  const { matching, words, starting, others } = namesOf(source);
  const isRest = `${CONTAINS} AND NOT ${HAS_WORD} AND ${count(matching)} > ${many} AND ${count(words)} < ${TAKE}`;
  return [
    ranked(source, matching, `${count(matching)} <= ${many}`),
    ranked(source, words, `${count(words)} <= ${manyWords}`),
    `SELECT * FROM ${starting}`,
    `SELECT * FROM ${others}`,
    `(${latest(source, 3, isRest)})`,
  ];
}

/** Any of the rows, at most so many. */
function some(source: Source, condition: string, limit: number): string {
  const read = Object.values(source.columns).filter((column) => column.startsWith("r."));
  const columns = [...new Set([...read, `r."id"`, `r."searchName"`, `r."updatedAt"`])].join(", ");
  return `SELECT ${columns} FROM "${source.table}" r
    WHERE ${OWN} AND ${condition} ${andIsNearest(source)} LIMIT ${limit}`;
}

function ranked(source: Source, from: string, condition: string, matching = "0"): string {
  const isExact = source.isNumbered ? `WHEN ${IS_NUMBER} THEN 0` : "";
  const rank = `CASE ${isExact} WHEN ${STARTS} THEN 1 WHEN ${HAS_WORD} THEN 2 ELSE 3 END`;
  return `(SELECT ${columnsOf(source, rank, matching)} FROM ${from} r WHERE ${condition}
    ORDER BY "rank", ${LATEST_FIRST} LIMIT ${TAKE})`;
}

/** The latest rows of one rank. PostgreSQL reads them from the index by time, or sorts them if it expects few. */
function latest(source: Source, rank: number, condition: string): string {
  return `SELECT ${columnsOf(source, String(rank))} FROM "${source.table}" r
    WHERE ${OWN} AND ${condition} ${andIsNearest(source)} ORDER BY ${LATEST_FIRST} LIMIT ${TAKE}`;
}

function columnsOf({ kind, columns }: Source, rank: string, matching = "0"): string {
  const { name, type = "NULL", detail = "NULL", projectId = "NULL", clientId = "NULL" } = columns;
  return `'${kind}' AS "kind", r."id", ${name} AS "name", ${type}::text AS "type", ${detail}::text AS "detail",
    ${projectId}::uuid AS "projectId", ${clientId}::uuid AS "clientId", r."updatedAt" AS "at", ${rank} AS "rank",
    (${matching})::int AS "matching"`;
}

function andIsNearest(source: Source): string {
  if (source.nearestOfRule === undefined) return "";
  return `AND (r."repeatId" IS NULL OR r."id" IN (SELECT n."id" FROM ${namesOf(source).nearest} n))`;
}

function count(rows: string): string {
  return `(SELECT count(*) FROM ${rows})`;
}

function namesOf({ table }: Source) {
  return {
    nearest: `"nearest${table}"`,
    matching: `"matching${table}"`,
    words: `"words${table}"`,
    starting: `"starting${table}"`,
    others: `"others${table}"`,
  };
}
