import { disposables, once, type Dispose } from '@gazetteer/dom';
import { pageAjax } from '@gazetteer/host';
import { createStore } from '@gazetteer/store';
import { latest } from '@gazetteer/wire';
import { isSwitchable, switchSaid, type Screen } from '../screen.ts';
import {
	choiceRestored,
	isSame,
	keyOf,
	requested,
	subjectOf,
	type Choice,
	type PlanState,
} from '../state.ts';
import type { Actions, Chooser } from './chooser.ts';
import { choiceHere, goTo } from './history.ts';
import { plansIn, type Offer } from './offer.ts';
import { createDebounce } from './debounce.ts';
import { reflectState } from './reflect-state.ts';
import { applyHeight } from './reserved-height.ts';
import { serverPlansIn } from './server-plans.ts';
import { showPlans } from './show-plans.ts';
import { hintFor } from './texts.ts';

/** Returns a function that renders the view once. If loading fails, the next call retries. */
function viewLoader(draw: () => Promise<Dispose>, leaving: AbortSignal) {
	let leave: Dispose = () => {};
	const begin = once(async () => (leave = await draw()));

	return {
		load() {
			leaving.throwIfAborted();
			return begin();
		},
		close: () => leave(),
	};
}

/**
 * Creates the store and the request functions of a plan screen. The initial plans are those in the
 * server's HTML.
 */
export function createChooser(screen: Screen, drawn: Choice, leaving: AbortSignal) {
	const { results } = screen;
	const there = serverPlansIn(screen.areas);
	const switchable = isSwitchable(screen);
	const store = createStore<PlanState>({
		choice: drawn,
		switchable,
		switchableFor: subjectOf(drawn),
		asking: false,
		shown: { as: 'drawn' },
	});
	const content = there.copy();
	// An older page hides the billing period switch at first, and shows it when the visitor returns
	// to the general plans.
	const later =
		switchSaid(screen, drawn)?.isOffered ??
		(switchable || (drawn.standard && plansIn(content).length > 0));
	const first: Offer = { isDrawn: true, html: '', content, switchable: later };

	const showDrawn = (seen: boolean) => {
		there.show(seen);
		applyHeight(screen);
	};

	const view = viewLoader(async () => {
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
		debounce: createDebounce(),
		memory: new Map([[keyOf(drawn), first]]),
		loadView: view.load,
		showDrawn,
		again: () => showPlans(chooser, store.get().usage),
	};
	return {
		chooser,
		close() {
			chooser.ask.cancel();
			view.close();
			there.show(true);
		},
	};
}

/** Makes a screen interactive, after the pointer or focus entered it. */
export function activate(screen: Screen, drawn: Choice, leaving: AbortSignal): Actions {
	const cleanup = disposables();
	const { chooser, close } = createChooser(screen, drawn, leaving);
	const { store, loadView, again } = chooser;
	const failed = () => store.get().shown.as === 'fault' || !!store.get().stale;
	cleanup.add(close);
	cleanup.add(reflectState(chooser));

	const readAddress = () => {
		const choice = choiceHere(screen, drawn);
		if (isSame(choice, store.get().choice)) return;
		store.update(choiceRestored(choice));
		showPlans(chooser);
	};
	addEventListener('popstate', readAddress, { signal: leaving });
	addEventListener('online', () => failed() && again(), { signal: leaving });
	// Browsers abort running requests when they store a page in the back/forward cache.
	addEventListener('pageshow', ({ persisted }) => persisted && failed() && again(), {
		signal: leaving,
	});
	// Preload the view, because it is large. If this fails, the next request loads it again.
	loadView().catch(() => {});

	return {
		readAddress,
		request({ usage, isPassing, ...request }) {
			const before = store.get().choice;
			store.update(requested(request));
			const { choice } = store.get();
			// The "Standard" button always requests the general plans, even if the page already
			// contains them.
			if (request.standard && isSame(choice, before)) return showPlans(chooser);
			if (isSame(choice, before)) return void (failed() && again());
			showPlans(chooser, usage);
			goTo(screen, before, choice, isPassing);
		},
		close: cleanup.run,
	};
}
