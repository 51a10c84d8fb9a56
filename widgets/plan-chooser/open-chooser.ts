import { pageAjax } from '@gazetteer/host';
import { createStore } from '@gazetteer/store';
import { latest } from '@gazetteer/wire';
import { keyOf, subjectOf, type Choice } from './choice.ts';
import type { Chooser } from './chooser.ts';
import { drawnIn } from './drawn.ts';
import { plansIn, type Offer } from './offer.ts';
import { createPace } from './pace.ts';
import { pursue } from './pursue.ts';
import { settle } from './reserve.ts';
import { hintFor } from './words.ts';
import { isSwitchable, switchSaid, type Screen } from './screen.ts';
import { stageOf } from './stage.ts';
import type { PlanState } from './state.ts';

/** A screen with what the server drew on it, ready to be asked for more. */
export function openChooser(screen: Screen, drawn: Choice, leaving: AbortSignal) {
	const { results } = screen;
	const there = drawnIn(screen.areas);
	const switchable = isSwitchable(screen);
	const store = createStore<PlanState>({
		choice: drawn,
		switchable,
		spokenOf: subjectOf(drawn),
		asking: false,
		shown: { as: 'drawn' },
	});
	const content = there.copy();
	// An older page hides the switcher at first; whoever comes back to its general plans finds it.
	const later =
		switchSaid(screen, drawn)?.isOffered ??
		(switchable || (drawn.standard && plansIn(content).length > 0));
	const first: Offer = { isDrawn: true, html: '', content, switchable: later };

	const showDrawn = (seen: boolean) => {
		there.show(seen);
		settle(screen);
	};

	const stage = stageOf(async () => {
		const { draw } = await import('./view.tsx');
		leaving.throwIfAborted();
		return draw(results, {
			store,
			again: chooser.again,
			hint: hintFor(screen),
			showDrawn,
		});
	}, leaving);

	const chooser: Chooser = {
		screen,
		store,
		ajax: pageAjax(),
		ask: latest(),
		pace: createPace(),
		memory: new Map([[keyOf(drawn), first]]),
		stage: stage.open,
		showDrawn,
		usage: undefined,
		again: () => void pursue(chooser, chooser.usage),
	};
	return {
		chooser,
		close() {
			chooser.ask.cancel();
			stage.close();
			there.show(true);
		},
	};
}
