/** Written by scripts/build-icons.ts. */
export const iconSprite = "/media/icons.svg?v=f88297a2";
