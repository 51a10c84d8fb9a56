import { useCallback, useEffect, useState } from '@wordpress/element';
import { isSame, NOTHING, type Draft } from './draft.ts';
import type { Field } from './field.ts';
import { loadDraft, loadShelf, saveDraft, type Shelf } from './shelf.ts';

export type Phase = 'loading' | 'ready' | 'saving' | 'saved' | 'failed' | 'missing';

export interface Work {
	readonly phase: Phase;
	/** Why it could not be loaded or saved. */
	readonly failure: unknown;
	readonly draft: Draft;
	readonly isChanged: boolean;
	readonly shelf: Shelf;
	readonly change: (changed: Partial<Draft>) => void;
	readonly save: () => Promise<boolean>;
	readonly reload: () => void;
}

const EMPTY: Shelf = { records: [], uses: {} };

const withField = (draft: Draft, field: Field): Draft => ({
	...draft,
	fields: draft.fields.map((each) => (each.key === field.key ? field : each)),
});

/** What is worked on for one category, from the server and back to it. */
export function useDraft(category: number): Work {
	const [shelf, setShelf] = useState(EMPTY);
	const [draft, setDraft] = useState(NOTHING);
	const [before, setBefore] = useState(NOTHING);
	const [phase, setPhase] = useState<Phase>('loading');
	const [failure, setFailure] = useState<unknown>();
	const [tries, setTries] = useState(0);
	/** The category that all of this is about; another one is on its way until it has come. */
	const [arrived, setArrived] = useState<number>();

	useEffect(() => {
		let isCurrent = true;
		const load = async () => {
			const fresh = await loadShelf();
			const loaded = await loadDraft(category, fresh);
			if (!isCurrent) return;
			setShelf(fresh);
			setDraft(loaded);
			setBefore(loaded);
			setArrived(category);
			setPhase('ready');
		};
		setPhase('loading');
		load().catch((cause: unknown) => {
			if (!isCurrent) return;
			setFailure(cause);
			setArrived(category);
			setPhase('missing');
		});
		return () => {
			isCurrent = false;
		};
	}, [category, tries]);

	const change = useCallback((changed: Partial<Draft>) => {
		setDraft((now) => ({ ...now, ...changed }));
		setPhase('ready');
	}, []);

	const save = async () => {
		setPhase('saving');
		const kept = (field: Field) => setDraft((now) => withField(now, field));
		try {
			const saved = await saveDraft({ category, draft, before, shelf, kept });
			setShelf(await loadShelf());
			setDraft(saved);
			setBefore(saved);
			setPhase('saved');
			return true;
		} catch (cause) {
			setFailure(cause);
			setPhase('failed');
			return false;
		}
	};

	const isHere = arrived === category && phase !== 'loading';
	return {
		phase: isHere ? phase : 'loading',
		failure,
		draft: isHere ? draft : NOTHING,
		isChanged: isHere && phase !== 'missing' && !isSame(draft, before),
		shelf,
		change,
		save,
		reload: () => setTries((count) => count + 1),
	};
}
