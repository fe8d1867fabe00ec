import { expect, test } from "vitest";
import { tidyOfficeName, townOf } from "./tidy-office-name.ts";

test.each([
	["Shimla GPO", "Shimla G.P.O."],
	["Bengaluru G.P.O.", "Bengaluru G.P.O."],
	["KOLKATA GPO", "Kolkata G.P.O."],
	["Dharamsala HO", "Dharamsala"],
	["Panaji H.O", "Panaji"],
	["Tapal Bhavan", "Tapal Bhavan"],
	["CPRI SO", "CPRI"],
	["AIIMS Vijaypur SO", "AIIMS Vijaypur"],
	["West Bengal Assembly PO", "West Bengal Assembly"],
	["Elephanta Caves Po", "Elephanta Caves"],
	["Manali SO Kullu", "Manali"],
	["Bagalur S.O (Bengaluru)", "Bagalur"],
	["Kharar SO Rupnagar", "Kharar"],
	["Sowcarpet NDSO", "Sowcarpet"],
	["Naveen Mandi T.S.O", "Naveen Mandi"],
	["RML EXTN COUNTER NDHO", "RML Extn Counter"],
	["GWALIOR CITY SO", "Gwalior City"],
	["Customs House  SO", "Customs House"],
	["NDC DHANBADÂ ", "NDC Dhanbad"],
	["Annapoorna colony S.O", "Annapoorna Colony"],
])("names the office %j of a town %j", (name, tidied) => {
	expect(tidyOfficeName(name)).toBe(tidied);
});

test.each([
	["BASWAPUR B.O", "Baswapur"],
	["FAZILPUR", "Fazilpur"],
	["KOSMI B.O.", "Kosmi"],
	["DURGADABETTA B O", "Durgadabetta"],
	["Nandagaul B. O.", "Nandagaul"],
	["Kautha B.O BASMATH", "Kautha"],
	["Tellapadu B.O-V", "Tellapadu"],
	["Barahed(Malanpur)B.O", "Barahed(Malanpur)"],
	["Chand ka pura B.O", "Chand ka Pura"],
	["Totpu - I", "Totpu - I"],
	["Channalli` B.O", "Channalli"],
	["Oz BO", "Oz"],
	// Only its kind, which is better than no name.
	["B.O", "B.O"],
])("names the office %j of a village %j", (name, tidied) => {
	expect(tidyOfficeName(name, true)).toBe(tidied);
});

test.each([
	["Shimla G.P.O.", "Shimla"],
	["Dharamsala", "Dharamsala"],
	["G.P.O.", "G.P.O."],
])("%j is named after %j", (office, town) => {
	expect(townOf(office)).toBe(town);
});
