import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Carousel, CarouselSlide } from "../../../ui/layout/carousel.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { ServicePicture } from "./service-picture.tsx";

/** A service with its picture; one that is coming soon has no link. */
export type PicturedService = { name: string; image: string; to: string | null };
export type HomeSector = { name: string; slug: string; services: PicturedService[] };

const SectorDialog = dialogOnDemand(() => import("./sector-dialog.tsx"));

type SectorCarouselProps = {
	sector: HomeSector;
	/** Shows the first services as a grid without scrolling: six on phones, eight on tablets, ten on desktops. */
	isGrid?: boolean;
};

/** A sector's services as a row that scrolls or as a grid, and all of them in a dialog with "View All". */
export function SectorCarousel({ sector, isGrid = false }: SectorCarouselProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Carousel
				id={`sector-${sector.slug}`}
				title={sector.name}
				isGrid={isGrid}
				actions={
					<Button
						variant="text"
						aria-haspopup="dialog"
						aria-label={m["shell.home.view_all_of"]({ sector: sector.name })}
						onClick={() => setOpen(true)}
						className="noscript:hidden"
					>
						{m["shell.home.view_all"]()}
					</Button>
				}
			>
				{sector.services.map((service) => (
					<CarouselSlide key={service.name}>
						<ServicePicture {...service} />
					</CarouselSlide>
				))}
			</Carousel>
			{isOpen && <SectorDialog sector={sector} onClose={() => setOpen(false)} />}
		</>
	);
}
