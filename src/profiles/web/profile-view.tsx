import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { FoldedText } from "../../ui/layout/folded-text.tsx";
import { profileLinks } from "../profile-links.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";
import { EntryList } from "./entry-list.tsx";
import { type ShownEntry, shownEducation, shownExperience } from "./entry-words.ts";
import { ProfileElsewhere } from "./profile-elsewhere.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { ProfilePart } from "./profile-part.tsx";
import { RepositoryList } from "./repository-list.tsx";
import { SkillList } from "./skill-list.tsx";
import { statusNames } from "./status-names.ts";

function Entries({ id, title, entries }: { id: string; title: string; entries: ShownEntry[] }) {
	if (entries.length === 0) return null;
	return (
		<ProfilePart id={id} title={title}>
			<EntryList entries={entries} />
		</ProfilePart>
	);
}

type ProfileViewProps = {
	profile: ProfileAnswer;
	/** The owner's actions, below the head and next to the other sections. */
	actions?: React.ReactNode;
	aside?: React.ReactNode;
};

/** A whole profile. */
export function ProfileView({ profile, actions, aside }: ProfileViewProps) {
	const { status, bio, skills, githubusername } = profile;
	const links = profileLinks(profile);
	const hasAside = aside !== undefined || links.length > 0;
	return (
		<>
			<ProfileHead profile={profile} />
			{actions}
			<div
				className={`grid gap-4 *:min-w-0 ${hasAside ? "desk:grid-cols-[1fr_22.5rem] desk:items-start desk:gap-8" : ""}`}
			>
				<div className="grid gap-4 *:min-w-0">
					<ProfilePart
						id="bio"
						title={m["profiles.view.bio"]()}
						more={
							<Badge tone={status === "LookingForJobs" ? "info" : "neutral"}>{statusNames[status]()}</Badge>
						}
					>
						{bio !== "" && <FoldedText text={bio} />}
					</ProfilePart>
					<SkillList skills={skills} />
					<Entries
						id="experience"
						title={m["profiles.view.experience"]()}
						entries={profile.experience.map(shownExperience)}
					/>
					<Entries
						id="education"
						title={m["profiles.view.education"]()}
						entries={profile.education.map(shownEducation)}
					/>
				</div>
				{hasAside && (
					<div className="grid gap-4 *:min-w-0">
						{aside}
						{links.length > 0 && <ProfileElsewhere links={links} />}
						{githubusername !== "" && <RepositoryList key={githubusername} username={githubusername} />}
					</div>
				)}
			</div>
		</>
	);
}
