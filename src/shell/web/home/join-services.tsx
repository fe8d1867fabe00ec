import { m } from "../../../paraglide/messages.js";
import { Board } from "../../../ui/layout/board.tsx";
import { buttonClass } from "../../../ui/form/button-look.ts";
import { Drawing } from "./drawing.tsx";
import { LoginLink } from "../header/login-link.tsx";
import { menuLinks } from "../header/menu-links.ts";

/** The home page's banner for professionals. */
export function JoinServices() {
	return (
		<Board
			aria-labelledby="join"
			className="grid gap-4 pb-0! md:grid-cols-[1fr_20rem] md:items-end md:px-8! md:pt-0! desk:grid-cols-[1fr_26rem] desk:px-12!"
		>
			<div className="relative z-1 grid justify-items-start gap-2 md:py-10 desk:py-12">
				<h2 id="join" className="text-xl desk:text-2xl">
					{m["shell.home.join_title"]()}
				</h2>
				<p className="text-on-board-soft">{m["shell.home.join_line"]()}</p>
				<LoginLink
					purpose={m["listings.register.login"]()}
					to={menuLinks.register}
					className={buttonClass({ variant: "board", size: "lg", className: "mt-3" })}
				>
					{m["shell.home.join_now"]()}
				</LoginLink>
			</div>
			<Drawing
				name="professionals-trio"
				className="mb-2 h-40 w-full md:h-52 desk:h-60"
				preserveAspectRatio="xMidYMax meet"
			/>
		</Board>
	);
}
