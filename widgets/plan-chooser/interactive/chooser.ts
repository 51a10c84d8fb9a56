import type { Dispose } from '@gazetteer/dom';
import type { Store } from '@gazetteer/store';
import type { Ajax, Latest } from '@gazetteer/wire';
import type { ControlRequest } from '../requests.ts';
import type { Screen } from '../screen.ts';
import type { PlanState } from '../state.ts';
import type { Offer } from './offer.ts';

/** A plan screen after the visitor's first interaction. */
export interface Chooser {
	readonly screen: Screen;
	readonly store: Store<PlanState>;
	readonly ajax: Ajax;
	/**
	 * Runs one request at a time, so that the response to an older request cannot overwrite a newer
	 * one.
	 */
	readonly ask: Latest;
	/**
	 * Delays a request, so that no request is sent for options that the visitor skips with the
	 * arrow keys.
	 */
	readonly debounce: (signal: AbortSignal) => Promise<void>;
	/** A cache of the plans, by choice. */
	readonly memory: Map<string, Offer>;
	/** Loads the view once. Retries when the last attempt failed. */
	readonly loadView: () => Promise<Dispose>;
	/** Shows or removes the plans in the server's HTML. */
	readonly showDrawn: (seen: boolean) => void;
	/** Repeats the request that failed. */
	readonly again: () => void;
}

/** Functions that the mounted widget calls after the plan chooser became interactive. */
export interface Actions {
	readonly request: (request: ControlRequest) => void;
	/** Shows the plans for the choice in the page's URL. */
	readonly readAddress: () => void;
	readonly close: Dispose;
}
