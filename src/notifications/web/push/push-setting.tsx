import { shortName } from "../../../brand/brand.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { TryAgain } from "../../../ui/feedback/try-again.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import { type PushState, usePush } from "./use-push.ts";

const obstacles: Partial<Record<PushState, () => string>> = {
	none: m["notifications.push.none"],
	"install-first": () => m["notifications.push.install_first"]({ brand: m["brand.name"]() }),
	denied: m["notifications.push.denied"],
	"denied-app": () => m["notifications.push.denied_app"]({ brand: m["brand.name"](), app: shortName }),
};

/** Phones and tablets, for which the title says "this phone". */
const isHandheld = () => matchMedia("(pointer: coarse)").matches;

type Push = ReturnType<typeof usePush>;

function State({ state, turnOn, turnOff, isBusy, hasFailed, retry }: Push) {
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const press = async () => {
		await (state === "on" ? turnOff() : turnOn());
		// A refusal removes the button.
		goOn();
	};
	if (state === null && hasFailed) {
		return (
			<div role="alert" className="grid justify-items-start gap-2">
				<p className="text-ink-soft">{m["notifications.push.failed"]()}</p>
				<TryAgain busy={false} onTry={retry} />
			</div>
		);
	}
	if (state === null) {
		return (
			<Skeleton>
				<SkeletonLine shape="button" />
			</Skeleton>
		);
	}
	const obstacle = obstacles[state];
	if (obstacle !== undefined) {
		return (
			<div ref={next} tabIndex={-1} className="outline-none">
				<Note announced>{obstacle()}</Note>
			</div>
		);
	}
	const isOn = state === "on";
	return (
		<>
			<Note announced tone={isOn ? "success" : "plain"} icon={isOn ? "circle-check" : "bell"}>
				{isOn
					? m["notifications.push.is_on"]({ brand: m["brand.name"]() })
					: m["notifications.push.is_off"]()}
			</Note>
			<Button
				variant={isOn ? "quiet" : "act"}
				busy={isBusy}
				onClick={() => void press()}
				className="justify-self-start"
			>
				{isOn ? m["notifications.push.turn_off"]() : m["notifications.push.turn_on"]()}
			</Button>
		</>
	);
}

/** Turns Web Push on or off. The browser asks for permission only after the button is pressed. */
export function PushSetting() {
	const push = usePush();
	const brand = m["brand.name"]();
	return (
		<Card as="section" aria-labelledby="push" className="grid gap-3">
			<h2 id="push" className="text-lg">
				{isHandheld()
					? m["notifications.push.title"]({ brand })
					: m["notifications.push.title_computer"]({ brand })}
			</h2>
			<State {...push} />
		</Card>
	);
}
