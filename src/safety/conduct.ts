/** The rules of conduct. A decision to remove something, and a suspension, names the one that was broken. */
export const conductRules = ["respect", "honesty", "reliability", "payment", "safety", "other"] as const;
export type ConductRule = (typeof conductRules)[number];
