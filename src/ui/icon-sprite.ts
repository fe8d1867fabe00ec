/** Written by scripts/build-icons.ts. */
export const iconSprite = "/media/icons.svg?v=8b6995d5";
