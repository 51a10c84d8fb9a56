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
	/** Runs one request at a time, so that a slow old answer never overwrites a newer one. */
	readonly ask: Latest;
	/** Delays a request, so that choices which the visitor only passes over send none. */
	readonly debounce: (signal: AbortSignal) => Promise<void>;
	/** Cache of the plans for each choice. */
	readonly memory: Map<string, Offer>;
	/** Loads the view once. Retries when the last attempt failed. */
	readonly loadView: () => Promise<Dispose>;
	/** Shows or removes the plans that the server drew. */
	readonly showDrawn: (seen: boolean) => void;
	/** Repeats the request that failed. */
	readonly again: () => void;
}

/** The functions of an active screen that the page-load code calls. */
export interface Actions {
	readonly request: (request: ControlRequest) => void;
	/** Shows the plans that the page's address asks for. */
	readonly readAddress: () => void;
	readonly close: Dispose;
}
