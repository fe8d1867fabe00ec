import { writeFileSync } from "node:fs";
import { buildIconSprite, spriteFile, spriteModuleFile } from "./icon-sprite.ts";

const { svg, module } = buildIconSprite();
writeFileSync(spriteFile, svg);
writeFileSync(spriteModuleFile, module);
