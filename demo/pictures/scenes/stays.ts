import type { Scene } from "../parts/settings.ts";
import {
	balcony,
	bonfire,
	flatBlocks,
	hillCamp,
	homeStay,
	hotelFront,
	officeFront,
	orchard,
	pgHouse,
	shopRow,
	shopToLet,
	singleHouse,
} from "./stay-fronts.ts";
import {
	bathroom,
	bedroom,
	breakfast,
	bunkRoom,
	coworking,
	emptyShop,
	livingRoom,
	meetingRoom,
	reception,
	smallKitchen,
	studyDesk,
	thaliTable,
} from "./stay-rooms.ts";

/** Stays, rentals and offices: outside, inside and details, for a gallery. */
export const stayScenes = {
	pg: [bunkRoom, pgHouse, studyDesk, thaliTable, bathroom, bedroom],
	"coworking-space": [coworking, officeFront, meetingRoom, breakfast, studyDesk],
	"single-room": [bedroom, singleHouse, smallKitchen, bathroom, studyDesk],
	"flat-homes": [flatBlocks, livingRoom, smallKitchen, bedroom, bathroom, balcony],
	"retail-shops": [shopToLet, emptyShop, shopRow],
	hotels: [hotelFront, bedroom, reception, breakfast, bathroom, balcony],
	"home-stays": [homeStay, bedroom, thaliTable, orchard, bonfire, balcony, hillCamp],
} as const satisfies Record<string, readonly Scene[]>;
