import { disposables, type Dispose } from '@gazetteer/dom';
import { isSame, type Choice } from './choice.ts';
import { follow } from './follow.ts';
import { openChooser } from './open-chooser.ts';
import { pursue } from './pursue.ts';
import type { Screen } from './screen.ts';
import { went } from './state.ts';
import { choiceHere, goTo } from './travel.ts';
import type { Wish } from './wishes.ts';

/** What a screen can do once somebody has come near. */
export interface Actor {
	readonly wished: (wish: Wish) => void;
	/** Shows what the address asks for. */
	readonly arrived: () => void;
	readonly close: Dispose;
}

/** Takes up a screen that a visitor has come near to. */
export function takeUp(screen: Screen, drawn: Choice, leaving: AbortSignal): Actor {
	const cleanup = disposables();
	const { chooser, close } = openChooser(screen, drawn, leaving);
	const { store, stage, again } = chooser;
	const failed = () => store.get().shown.as === 'fault';
	cleanup.add(close);
	cleanup.add(follow(chooser));

	const arrived = () => {
		const choice = choiceHere(screen, drawn);
		if (isSame(choice, store.get().choice)) return;
		store.update(went(choice));
		void pursue(chooser);
	};
	addEventListener('popstate', arrived, { signal: leaving });
	addEventListener('online', () => failed() && again(), { signal: leaving });
	// A browser that put the page away has let go of what was under way.
	addEventListener('pageshow', ({ persisted }) => persisted && failed() && again(), {
		signal: leaving,
	});
	// Large, and needed by whoever asks next, who asks for it again if it does not come now.
	stage().catch(() => {});

	return {
		arrived,
		wished({ change, usage, isPassing }) {
			const before = store.get().choice;
			store.update(change);
			const { choice } = store.get();
			if (isSame(choice, before)) return void (failed() && again());
			void pursue(chooser, usage);
			goTo(screen, before, choice, isPassing);
		},
		close: cleanup.run,
	};
}
