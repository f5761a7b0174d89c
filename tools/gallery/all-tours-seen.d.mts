export function allToursSeen(origin: string): {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};
