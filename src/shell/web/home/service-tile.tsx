import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { ServiceIcon } from "../../../ui/icon.tsx";
import type { TiledService } from "../frame/site-data.ts";

const tile =
	"flex min-h-14 items-center gap-2.5 rounded-md border border-line bg-surface p-1.5 pr-2 leading-5 no-underline md:max-desk:flex-col md:max-desk:items-start md:max-desk:p-2.5 desk:min-h-18 desk:gap-3.5 desk:rounded-lg desk:p-2.5";

function Face({
	icon,
	name,
	isComing = false,
}: Pick<TiledService, "icon" | "name"> & { isComing?: boolean }) {
	return (
		<>
			<span className="grid size-11 shrink-0 place-items-center rounded-sm bg-act-tint text-act-ink desk:size-13 desk:rounded-md">
				<ServiceIcon name={icon} size="lg" />
			</span>
			<span className="grid min-w-0 justify-items-start gap-0.5">
				{name}
				{isComing && <Badge>{m["shell.home.coming_soon"]()}</Badge>}
			</span>
		</>
	);
}

/** A service as a tile with its icon; one that is coming soon says so and has no link. */
function ServiceTile({ name, to, icon }: TiledService) {
	if (to === null) {
		return (
			<span className={`${tile} text-ink-faint`}>
				<Face icon={icon} name={name} isComing />
			</span>
		);
	}
	return (
		<Link to={to} className={`${tile} text-ink hover:border-act hover:text-act-ink`}>
			<Face icon={icon} name={name} />
		</Link>
	);
}

/** A grid of tiles: two columns on a phone, five from 768 px. */
export function ServiceTiles({ services }: { services: TiledService[] }) {
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2 md:grid-cols-5 desk:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] desk:gap-4">
			{services.map((service) => (
				<li key={service.name} className="grid">
					<ServiceTile {...service} />
				</li>
			))}
		</ul>
	);
}
