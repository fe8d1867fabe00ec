/** Written by scripts/build-icons.ts. */
export const iconSprite = "/media/icons.svg?v=9043e7b0";
