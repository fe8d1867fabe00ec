import { type ArtColour, Fill, Line } from "./brush.tsx";

const arms = {
	down: "M-9-54-14-34M9-54 14-34",
	hold: "M-9-54-13-40-4-34M9-54 14-42 6-34",
	raise: "M-9-54-12-36M8-54 16-68 14-84",
	reach: "M-8-53 6-44 20-46M8-54 18-50 28-54",
	stir: "M-9-54-12-42 8-38M8-54 20-48 24-38",
	drink: "M-9-54-13-36M9-54 16-46 9-62",
} as const;

function Head({ wears }: { wears: "helmet" | "cap" | "chef" | "hair" }) {
	switch (wears) {
		case "helmet":
			return <Fill d="M-11-72a11 11 0 0 1 22 0h3v3H-12z" colour="marigold" />;
		case "cap":
			return (
				<>
					<Fill d="M-10-73a10 9 0 0 1 20 0z" colour="roof" />
					<Fill d="M-10-75h20v4h-20z" colour="marigold" />
				</>
			);
		case "chef":
			return <Fill d="M-9-74-11-88q11-7 22 0L9-74z" colour="cloth" />;
		case "hair":
			return <Fill d="M-10-68q-1-13 10-13t10 13l2 14-5-2q1-10-4-15-8 1-9 6l-1 9-5 2z" colour="ink" />;
	}
}

type PersonProps = {
	pose: keyof typeof arms;
	wears: "helmet" | "cap" | "chef" | "hair";
	shirt: ArtColour;
	skin?: ArtColour;
	/** A long skirt in place of trousers. */
	skirt?: ArtColour;
	apron?: ArtColour;
};

/** Someone at work, drawn without a face: feet on the origin, 80 units tall. */
export function Person({ pose, wears, shirt, skin = "skin", skirt, apron }: PersonProps) {
	return (
		<>
			{skirt ? (
				<Fill d="M-9-36-14-2H14L9-36z" colour={skirt} />
			) : (
				<>
					<Line d="M-5-30V-2M6-30V-2" colour="ink" width={8} isFlush />
					<Line d="M-8-2h5M4-2h6" colour="ink" width={4} />
				</>
			)}
			<Fill d="M-11-52q0-6 6-6H5q6 0 6 6L10-28H-10z" colour={shirt} />
			{apron && <Fill d="M-7-48H7L8-18H-8z" colour={apron} />}
			<Line d={arms[pose]} colour={shirt} width={6.5} />
			<Fill d="M-3-64h6v8h-6z" colour={skin} />
			<Line d="M0-70h0" colour={skin} width={18} />
			<Head wears={wears} />
		</>
	);
}

/** A wide pot, full to the brim, its foot on the origin. */
export function Pot() {
	return (
		<>
			<Fill d="M-34-30h68l-6 26q-2 6-8 6h-40q-6 0-8-6zM-44-30h10v5h-10zM34-30h10v5h-10z" colour="metal-2" />
			<Fill d="M-36-30a36 8 0 0 1 72 0a36 8 0 0 1-72 0z" colour="metal" />
			<Fill d="M-29-30a29 5.5 0 0 1 58 0a29 5.5 0 0 1-58 0z" colour="marigold" />
		</>
	);
}
