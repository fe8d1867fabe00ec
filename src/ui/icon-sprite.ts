/** Written by scripts/build-icons.ts. */
export const iconSprite = "/media/icons.svg?v=cc38b926";
