import { addressOf, choiceIn } from './address.ts';
import { isSame, type Choice } from './choice.ts';
import type { Screen } from './screen.ts';

const hasKinds = ({ toggles }: Screen) => toggles.length > 0;

/** What the address asks for now. */
export const choiceHere = (screen: Screen, otherwise: Choice): Choice =>
	choiceIn(location.search, otherwise, (category) =>
		screen.radios.some(({ value }) => Number(value) === category && category > 0),
	);

/** Writes a choice into the address, as a place to come back to. Where it leads there already, nothing is written. */
export function goTo(screen: Screen, choice: Choice, drawn: Choice): void {
	if (isSame(choice, choiceHere(screen, drawn))) return;
	const address = addressOf(location.href, choice, hasKinds(screen));
	// What other scripts keep with this place is about this page still.
	history.pushState(history.state, '', address);
}
