import type { PlanUsage } from '@gazetteer/contract';
import type { Ajax, Latest } from '@gazetteer/wire';
import type { Store } from '@gazetteer/store';
import type { Dispose } from '@gazetteer/dom';
import type { Offer } from './offer.ts';
import type { Screen } from './screen.ts';
import type { PlanState } from './state.ts';

/** A plan screen at work. */
export interface Chooser {
	readonly screen: Screen;
	readonly store: Store<PlanState>;
	readonly ajax: Ajax;
	/** One question at a time: a slow old answer never overwrites a newer one. */
	readonly ask: Latest;
	/** Lets pass what is passed over. */
	readonly pace: (signal: AbortSignal) => Promise<void>;
	/** What was on offer for which choice. */
	readonly memory: Map<string, Offer>;
	/** Fetches what draws, once. One that did not come is asked for again. */
	readonly stage: () => Promise<Dispose>;
	/** Puts what the server drew on the page, or takes it away. */
	readonly showDrawn: (seen: boolean) => void;
	/** The control's word in the last question, for when it is asked once more. */
	usage: PlanUsage | undefined;
	/** Asks again for what could not be had. */
	readonly again: () => void;
}
