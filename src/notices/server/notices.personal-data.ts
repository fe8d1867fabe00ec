import { notices } from "./notices.tables.ts";

export const personalTables = [];

export const otherTables = [notices];
