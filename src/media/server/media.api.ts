/** The media module's API for other modules. */
export type { ImageStore, StoredImage } from "./image-store.ts";
export { keepEqualOnce } from "./keep-equal-once.ts";
export type { KeptPicture, Pictures } from "./pictures.ts";
export { deleteUnlessShown, lockPicturesUntilCommit } from "./stored-pictures.ts";
