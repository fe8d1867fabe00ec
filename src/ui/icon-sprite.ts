/** Written by scripts/build-icons.ts. */
export const iconSprite = "/media/icons.svg?v=b799ac64";
