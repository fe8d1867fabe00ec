/** The notices module's API for other modules. */
export { readNoticeTexts } from "./notices.repository.ts";
