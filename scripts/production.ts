// Imported before everything else: React chooses its build when it is first imported, and its development build
// renders at half the speed.
process.env["NODE_ENV"] = "production";
