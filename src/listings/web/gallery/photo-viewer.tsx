import { type Labels, Lightbox, type SlideImage } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { pictureWidths } from "../../../media/picture.ts";
import { m } from "../../../paraglide/messages.js";
import type { ListingImage } from "../../listing-answers.ts";

type PhotoViewerProps = {
	pictures: ListingImage[];
	/** The picture to begin with, from 0. */
	index: number;
	/** The professional whose photos are shown. */
	caption: string;
	onClose: () => void;
};

/** Dark discs behind the controls: white controls are invisible on a light photo. */
const controlsClass = [
	"[--yarl__color_button:white] [--yarl__button_background_color:rgb(0_0_0/0.65)] [--yarl__button_filter:none]",
	"[--yarl__counter_filter:none] [--yarl__counter_padding:0_14px] [--yarl__navigation_button_padding:12px]",
	"[&_button]:mx-1! [&_button]:rounded-full! [&_button]:focus-visible:outline-3 [&_button]:focus-visible:outline-white",
	"[&_[class*=counter]]:rounded-full! [&_[class*=counter]]:bg-black/65! [&_[class*=counter]]:tabular-nums",
].join(" ");

function Caption({ children }: { children: string }) {
	return (
		<p className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center p-3">
			<span className="rounded-md bg-black/65 px-3 py-1.5 text-center text-white">{children}</span>
		</p>
	);
}

const labels = (): Labels => ({
	Lightbox: m["listings.viewer.name"](),
	Carousel: m["listings.details.photos"](),
	Slide: m["listings.viewer.photo"](),
	"Photo gallery": m["listings.viewer.gallery"](),
	Previous: m["listings.viewer.previous"](),
	Next: m["listings.viewer.next"](),
	Close: m["ui.close"](),
	"Zoom in": m["listings.viewer.zoom_in"](),
	"Zoom out": m["listings.viewer.zoom_out"](),
	"{index} of {total}": m["ui.photo_of"]({ number: "{index}", total: "{total}" }),
});

/** The sizes of a picture, none larger than the original: a small picture stays small in all of them. */
function slideOf({ img, width, height }: ListingImage, index: number, total: number): SlideImage {
	const versions = pictureWidths.map((wide) => {
		const own = Math.min(wide, width);
		return { src: `${img}-${wide}.webp`, width: own, height: Math.round((own * height) / width) };
	});
	return {
		src: `${img}-1600.webp`,
		width,
		height,
		alt: m["ui.photo_of"]({ number: index + 1, total }),
		srcSet: versions.filter(
			(one, place) => versions.findIndex((other) => other.width === one.width) === place,
		),
	};
}

const nothing = () => null;

/** A full-screen picture with keys, buttons and swipes to the others. Load it on demand (30 KB). */
export default function PhotoViewer({ pictures, index, caption, onClose }: PhotoViewerProps) {
	const isSingle = pictures.length === 1;
	return (
		<Lightbox
			open
			className={controlsClass}
			close={onClose}
			index={index}
			slides={pictures.map((picture, place) => slideOf(picture, place, pictures.length))}
			plugins={isSingle ? [Zoom] : [Counter, Zoom]}
			labels={labels()}
			carousel={{ finite: true, imageProps: { decoding: "async" } }}
			controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
			animation={{ fade: 180, swipe: 260 }}
			render={{
				slideFooter: () => <Caption>{caption}</Caption>,
				...(isSingle && { buttonPrev: nothing, buttonNext: nothing }),
			}}
			zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
		/>
	);
}
