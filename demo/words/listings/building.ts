import { list, type TradeWords } from "../trade-words.ts";

export const buildingWords: Record<string, TradeWords> = {
	architects: {
		work: list(
			"houses on hill plots | hotels and home stays | TCP approval | structural drawings | extra storeys | wood, stone and slate | estimates | site supervision | small schools",
		),
		says: [
			"The first visit ends with a sketch.",
			"Slope, sun and snow are measured before the plan.",
			"You get one set of drawings for the mason and one for the office.",
			"Vastu is followed as far as the site allows.",
			"Passive sun instead of three heaters.",
			"Fees in four parts, as the work grows.",
		],
	},
	"interior-designer": {
		work: [],
		choices: {
			homes: list(
				"flats from drawing to handover | wardrobes and beds | false ceilings | children's rooms | kitchens that are easy to clean | puja rooms | small flats made to feel large",
			),
			offices: list(
				"work desks and cabins | reception counters | meeting rooms | cable planning | acoustic panels | clinics and chambers",
			),
			"shops-and-cafes": list(
				"cafes with local craft | clothes shops | counters and displays | signboards and light | bakeries | restaurants in old houses",
			),
		},
		says: [
			"3D views before any wood is cut.",
			"A list of material with makes and prices.",
			"One site visit every week, with photos for you.",
			"Carpenter, painter and electrician are our own.",
			"We finish on the day that stands in the paper.",
			"Deodar and slate where they make sense.",
		],
	},
	"modular-kitchen": {
		work: list(
			"L and U shaped kitchens | straight kitchens for small flats | marine ply | soft-close fittings | granite and quartz tops | tall units | old kitchens changed | islands",
		),
		says: [
			"Measured at home, made in our own workshop.",
			"Hinges carry ten years of the maker's warranty.",
			"You see the shutter sample in your own light.",
			"Gas, water and power points are marked first.",
			"Fitting takes two to three days.",
			"Chimney and hob are fitted in the same go.",
		],
	},
	"core-cutting": {
		work: list(
			"holes for AC and chimney | drain pipe holes | slab and wall cutting | door openings | anchors and rebars | beams | dismantling",
		),
		says: [
			"Steel is scanned before the cut.",
			"Water is collected, walls stay dry.",
			"Most holes take under half an hour.",
			"Work starts when the flat below is informed.",
			"Diamond bits from 25 to 250 mm.",
		],
	},
	painter: {
		work: [],
		choices: {
			"interior-walls": list(
				"putty and two coats | damp patches treated first | ceilings | doors and grills | one-day rooms | washable paint for kitchens",
			),
			"exterior-walls": list(
				"outside walls before the monsoon | crack filling | weather coats | scaffolding | roofs and gutters | boundary walls",
			),
			"texture-and-stencil": list(
				"texture on one wall | stencils for bedrooms | lime finishes | cafe walls | metallic paint | borders",
			),
			"wood-polish": list(
				"melamine polish | PU on doors | old furniture | wooden ceilings | spirit polish | staircases",
			),
		},
		says: [
			"Furniture is covered, the floor is left clean.",
			"Colour is tried on the wall before the drum is opened.",
			"Measured together with you, no rounding up.",
			"Empty drums are shown and left with you.",
			"Same painters from the first day to the last.",
			"Weekly payment, no large advance.",
		],
	},
	carpenter: {
		work: list(
			"doors and frames | windows | wardrobes | beds | kitchen cabinets | deodar and pine work | old houses | locks and hinges | shop counters | wooden floors | wooden ceilings | chairs and tables",
		),
		says: [
			"Joints first, screws where they must be.",
			"I make the drawing before the wood is bought.",
			"Doors that stick in the rains are planed on the spot.",
			"Own machines, little dust in the house.",
			"Boards with the ISI mark only.",
			"Polish can be done by us as well.",
			"Waste wood is sorted for your bukhari.",
			"Small repairs on Saturdays.",
			"Two of us finish a wardrobe in three days.",
		],
	},
	"upvc-aluminium": {
		work: [],
		choices: {
			upvc: list(
				"uPVC windows that keep the cold out | sliding windows | casement doors | double glass | mosquito mesh | balcony glazing",
			),
			aluminium: list(
				"aluminium partitions | shop fronts | sliding doors | bathroom doors | kitchen windows | wood-finish sections",
			),
		},
		says: [
			"Measured free, made to the millimetre.",
			"Gaps are sealed inside and outside.",
			"Wind and rain are tested with a hose.",
			"Rollers and locks are kept in stock for later.",
			"Old frames are taken out without breaking the wall.",
			"Ready in two weeks outside the season.",
		],
	},
	"tile-installers": {
		work: list(
			"bathroom floors and walls | kitchen walls | large slabs | stairs | parking floors | outside cladding | broken tile replacement | skirting",
		),
		says: [
			"Levels are checked by laser.",
			"Slope to the drain is tested with a bucket of water.",
			"Epoxy grout where water stands.",
			"Cut pieces go to the corners nobody sees.",
			"A bathroom takes four days.",
			"Tile over old tile where the wall is sound.",
		],
	},
	"marble-installers": {
		work: [],
		choices: {
			laying: list(
				"marble floors | granite stairs | Kota stone | slate in courtyards | white cement beds | verandas",
			),
			"grinding-and-polishing": list(
				"mirror polish | old floors made new | diamond polish | crack and hole filling | sealer coats | mosaic floors",
			),
			"counters-and-temples": list(
				"kitchen counters | home temples | wash basin tops | moulded edges | window sills | table tops",
			),
		},
		says: [
			"Slabs are laid dry first, so that the veins meet.",
			"The slurry is carried away every evening.",
			"We show two finished houses in the town.",
			"Stone is chosen together with you at the yard.",
			"Edges are cut on site with water.",
			"Covered with plaster and sacks until you move in.",
		],
	},
	"construction-worker": {
		work: [],
		choices: {
			mason: list(
				"brick and block walls | stone masonry | retaining walls | chimneys and hearths | septic tanks | repairs of old walls",
			),
			helper: list(
				"loading and carrying | mixing and curing | digging | clearing of sites | help to masons | shifting of material uphill",
			),
			"bar-bender": list(
				"steel for slabs | column and beam cages | stirrups by machine | reading of drawings | footings | staircases",
			),
			plasterer: list(
				"inside plaster | outside plaster | floor screed | cement coats in toilets | plaster on stone | edges and grooves",
			),
			"labour-contractor": list(
				"whole houses on labour rate | slabs in one day | shuttering and steel | small hotels | boundary walls | teams for each stage",
			),
		},
		says: [
			"We start at eight and clean up at five.",
			"Own tools, and boots for everybody.",
			"Accounts every second Saturday.",
			"Curing is watched on Sundays too.",
			"We stay at the site if there is a room.",
			"Work is measured together with the owner.",
		],
	},
	"metal-fabricator": {
		work: [],
		choices: {
			"gates-and-grills": list(
				"main gates | sliding gates | window grills | folding gates for shops | mesh doors | gate motors",
			),
			"stainless-steel-railings": list(
				"balcony railings | stair railings | glass railings | handrails for ramps | SS 304 pipes | curved pieces",
			),
			"sheds-and-structures": list(
				"roof trusses | parking sheds | cow sheds | colour-coated sheets | stores for hotels | snow-proof roofs",
			),
			"stairs-and-furniture": list(
				"spiral stairs | steel steps with wood | bed frames | restaurant tables | racks | benches for gardens",
			),
		},
		says: [
			"Made to your drawing or to ours.",
			"Two coats of primer before the paint.",
			"Fitted with a level and not by eye.",
			"Weight is shown on the scale.",
			"Powder coating in the colour that you choose.",
			"Measured free inside the town.",
		],
	},
	jcb: {
		work: list(
			"levelling of plots | foundations | road cutting | trenches for pipes | snow clearing | rock breaking | landslide clearing | loading of debris",
		),
		says: [
			"The operator knows hill plots.",
			"Tipper for the soil can be arranged.",
			"By the hour, counted from your gate.",
			"Diesel is included.",
			"A look at the approach road comes first.",
			"Papers and insurance are in order.",
		],
	},
	shuttering: {
		work: [],
		choices: {
			"with-labour": list(
				"slabs | beams and columns | sloping roofs | staircases | water tanks | retaining walls",
			),
			"material-on-hire": list(
				"steel plates | adjustable props | H-frames | cuplock scaffold | plywood | planks and balli",
			),
		},
		says: [
			"Plates are oiled and straight.",
			"Levels are checked before the concrete comes.",
			"A slab is opened when the engineer says so.",
			"Transport inside the district is ours.",
			"Counted when given and counted when returned.",
			"Safety nets for work above two floors.",
		],
	},
	"water-proofing": {
		work: [],
		choices: {
			"terrace-and-roof": list(
				"terrace leaks | membrane on flat roofs | heat-reflecting coats | parapet cracks | slope correction | gutters",
			),
			bathroom: list(
				"bathroom seepage | joints around the drain | treatment without breaking tiles | sunken floors | pipe corners",
			),
			"tank-and-basement": list(
				"water tanks | basements | lift pits | retaining walls | coats that are safe for drinking water",
			),
			"damp-walls": list(
				"damp inside walls | salt on plaster | rising damp | outside cracks | injection grouting",
			),
		},
		says: [
			"Water is kept standing for two days to test the work.",
			"The guarantee is written on stamp paper.",
			"Moisture is measured before we quote.",
			"Work only when three dry days are forecast.",
			"Before and after photos stay with you.",
			"Inspection is free if you give us the work.",
		],
	},
	welder: {
		work: list(
			"gate and grill repair | leaking tanks | roof trusses | tractor trolleys | argon welding | gas cutting | machine parts | vehicle bodies | utensils of halwais",
		),
		says: [
			"A generator comes along where there is no power.",
			"Welded parts are ground and painted.",
			"I come with a fire blanket and a bucket.",
			"Cast iron is warmed before and after.",
			"Small jobs are done at my shop while you wait.",
			"Sheds with snow load are calculated first.",
		],
	},
};
