import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { HomeSector } from "./sector-carousel.tsx";
import { ServicePicture } from "./service-picture.tsx";

/** All services of a sector. */
export default function SectorDialog({ sector, onClose }: { sector: HomeSector; onClose: () => void }) {
	return (
		<Dialog title={sector.name} size="md" onClose={onClose}>
			<ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
				{sector.services.map((service) => (
					<li key={service.name}>
						<ServicePicture {...service} onClick={onClose} />
					</li>
				))}
			</ul>
		</Dialog>
	);
}
