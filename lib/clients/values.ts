export const CLIENTS_TAKE = 40;
