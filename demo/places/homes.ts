import { list } from "../words/trade-words.ts";

/** Where the demo's professionals live; larger towns are listed more often. */
const hillTowns = list(
	"shimla | manali | dharmshala | mandi | kullu | solan | palampur | shimla | kangra | dharmshala | mandi | hamirpur | manali | bilaspur | kullu | una | chamba | sundernagar | nahan | shimla | rampur-bushahr | dalhousie | paonta-sahib | baddi | rohru | theog | nagrota-bagwan | bhuntar | kasauli | jogindernagar | baijnath | reckong-peo | banjar | keylong | parwanoo | nurpur | shimla | narkanda | mandi | dharmshala",
);
const twinCities = list(
	"chandigarh | mohali | panchkula | chandigarh | zirakpur | mohali | chandigarh | kharar | panchkula | manimajra | chandigarh | kalka",
);
const delhi = list(
	"dwarka | rohini | saket | laxmi-nagar | lajpat-nagar | noida | gurugram | janakpuri | karol-bagh",
);
const elsewhere = list(
	"dehradun | ludhiana | indiranagar | amritsar | rishikesh | koramangala | nainital | ambala | jayanagar | pathankot | north-goa | karnal",
);

/** Typical places of stays, cafés and sights. */
export const holidayPlaces = list(
	"manali | shimla | mcleod-ganj | kasauli | dalhousie | old-manali | chail | mashobra | dharmshala | kufri | kasol | narkanda | naggar | palampur | khajjiar",
);

/** The homes of the eight professionals of a service: half in the hills, a quarter in the cities near them. */
const pattern = [hillTowns, twinCities, hillTowns, delhi, hillTowns, twinCities, hillTowns, elsewhere];

/** Walks through the places, so that each service begins where the previous one ended. */
export function createHomes() {
	const turns = new Map<readonly string[], number>();
	const next = (places: readonly string[]): string => {
		const turn = turns.get(places) ?? 0;
		turns.set(places, turn + 1);
		return places[turn % places.length] ?? "shimla";
	};
	return {
		next,
		/** The home of the nth professional of a service. */
		of: (nth: number) => next(pattern[nth % pattern.length] ?? hillTowns),
	};
}
