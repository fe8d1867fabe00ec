import { configure } from "@testing-library/dom";

// The default is one second, which a busy machine exceeds.
configure({ asyncUtilTimeout: 10_000 });
