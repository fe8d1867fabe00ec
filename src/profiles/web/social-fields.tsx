import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { type SocialNetwork, socialNetworks } from "../profile.ts";
import { linkNames } from "./link-names.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const examples: Record<SocialNetwork, string> = {
	twitter: "x.com/asha",
	facebook: "facebook.com/asha",
	linkedin: "linkedin.com/in/asha",
	youtube: "youtube.com/@asha",
	instagram: "instagram.com/asha",
};

/** The links to social networks, collapsed while none is given. */
export function SocialFields({ form }: { form: ProfileForm }) {
	const { isSocialOpen } = form;
	const id = useId();
	return (
		<div className="grid gap-4 *:min-w-0">
			<button
				type="button"
				aria-expanded={isSocialOpen}
				aria-controls={id}
				onClick={form.toggleSocial}
				className="-mx-2 flex min-h-11 items-center gap-2 justify-self-start rounded-md px-2 font-strong text-act hover:bg-act-tint"
			>
				<Icon name={isSocialOpen ? "chevron-up" : "chevron-down"} />
				{m["profiles.form.social"]()} <span className="font-normal text-ink-faint">{m["ui.optional"]()}</span>
			</button>
			<div id={id} className={`gap-4 *:min-w-0 md:grid-cols-2 ${isSocialOpen ? "grid" : "hidden"}`}>
				{socialNetworks.map((network) => (
					<TextField
						key={network}
						type="url"
						inputMode="url"
						{...form.field(network)}
						maxLength={500}
						autoCapitalize="none"
						spellCheck={false}
						label={linkNames[network]()}
						hint={m["profiles.form.social_hint"]({ example: examples[network] })}
						onChange={({ target }) => form.enterSocial(network, target.value)}
					/>
				))}
			</div>
		</div>
	);
}
