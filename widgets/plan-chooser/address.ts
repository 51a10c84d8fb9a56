import { DURATION, PLAN_QUERY, PLAN_TOGGLE, type Duration } from '@gazetteer/contract';
import type { Choice } from './choice.ts';

const isDuration = (text: string | null): text is Duration =>
	Object.values<string | null>(DURATION).includes(text);

/** What an address asks for. Of what it leaves open, or names without there being such a thing, `otherwise` holds. */
export function choiceIn(
	search: string,
	otherwise: Choice,
	isCategory: (category: number) => boolean,
): Choice {
	const query = new URLSearchParams(search);
	const asked = query.get(PLAN_QUERY.period);
	const period = isDuration(asked) ? asked : otherwise.period;
	const kind = query.get(PLAN_QUERY.kind);
	if (kind === PLAN_TOGGLE.standard) return { standard: true, category: 0, period };
	const category = Number(query.get(PLAN_QUERY.category));
	if (isCategory(category)) return { standard: false, category, period };
	if (kind === PLAN_TOGGLE.exclusive) return { standard: false, category: 0, period };
	return { ...otherwise, period };
}

/** The same address for another choice; what else it says stays. */
export function addressOf(
	href: string,
	{ standard, category, period }: Choice,
	hasKinds: boolean,
): string {
	const address = new URL(href);
	const kind = standard ? PLAN_TOGGLE.standard : PLAN_TOGGLE.exclusive;
	const wanted = {
		[PLAN_QUERY.category]: category || '',
		[PLAN_QUERY.period]: period,
		[PLAN_QUERY.kind]: hasKinds && !category ? kind : '',
	};
	for (const [name, value] of Object.entries(wanted)) {
		if (value) address.searchParams.set(name, String(value));
		else address.searchParams.delete(name);
	}
	return address.href;
}
