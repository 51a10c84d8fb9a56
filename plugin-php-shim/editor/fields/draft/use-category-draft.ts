import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { isSame, NOTHING, withKept, type Draft } from './category-draft.ts';
import type { CategoryField } from '../list/field.ts';
import { loadDraft, loadSavedFields, saveDraft, type SavedFields } from './field-repository.ts';

export type Phase = 'loading' | 'ready' | 'saving' | 'saved' | 'failed' | 'missing';

export interface DraftState {
	readonly phase: Phase;
	/** The error of the last load or save. */
	readonly failure: unknown;
	readonly draft: Draft;
	readonly isChanged: boolean;
	readonly savedFields: SavedFields;
	readonly change: (changed: Partial<Draft>) => void;
	readonly save: () => Promise<boolean>;
	readonly reload: () => void;
}

const EMPTY: SavedFields = { records: [], uses: {} };

/** Loads, edits and saves the fields of one category. */
export function useCategoryDraft(category: number): DraftState {
	const [savedFields, setSavedFields] = useState(EMPTY);
	const [draft, setDraft] = useState(NOTHING);
	const [before, setBefore] = useState(NOTHING);
	const [phase, setPhase] = useState<Phase>('loading');
	const [failure, setFailure] = useState<unknown>();
	const [tries, setTries] = useState(0);
	/**
	 * The category whose draft is in the state. While another category loads, this is still the
	 * previous category.
	 */
	const [loadedCategory, setLoadedCategory] = useState<number>();
	const here = useRef(category);
	here.current = category;
	const saving = useRef<number>(undefined);

	useEffect(() => {
		let isCurrent = true;
		const load = async () => {
			const fresh = await loadSavedFields();
			const loaded = await loadDraft(category, fresh);
			if (!isCurrent) return;
			setSavedFields(fresh);
			setDraft(loaded);
			setBefore(loaded);
			setLoadedCategory(category);
			setPhase('ready');
		};
		setPhase('loading');
		load().catch((cause: unknown) => {
			if (!isCurrent) return;
			setFailure(cause);
			setLoadedCategory(category);
			setPhase('missing');
		});
		return () => {
			isCurrent = false;
		};
	}, [category, tries]);

	const change = useCallback((changed: Partial<Draft>) => {
		setDraft((now) => ({ ...now, ...changed }));
		setPhase((now) => (now === 'saving' ? now : 'ready'));
	}, []);

	const write = async () => {
		// Whether the requested category is still open. The user may have opened another category
		// during the request.
		const isStillOpen = () => here.current === category;
		const kept = (field: CategoryField) =>
			isStillOpen() && setDraft((now) => withKept(now, draft, field));
		setPhase('saving');
		try {
			const saved = await saveDraft({ category, draft, before, savedFields, kept });
			const fresh = await loadSavedFields();
			if (!isStillOpen()) return true;
			setSavedFields(fresh);
			setBefore(saved);
			setPhase('saved');
			return true;
		} catch (cause) {
			if (!isStillOpen()) return false;
			setFailure(cause);
			setPhase('failed');
			return false;
		}
	};

	/**
	 * Saves the draft. Ignores further calls while a save is running, because they would create new
	 * fields twice.
	 */
	const save = async () => {
		if (saving.current === category) return false;
		saving.current = category;
		try {
			return await write();
		} finally {
			if (saving.current === category) saving.current = undefined;
		}
	};

	const isStillOpen = loadedCategory === category && phase !== 'loading';
	return {
		phase: isStillOpen ? phase : 'loading',
		failure,
		draft: isStillOpen ? draft : NOTHING,
		isChanged: isStillOpen && phase !== 'missing' && !isSame(draft, before),
		savedFields,
		change,
		save,
		reload: () => setTries((count) => count + 1),
	};
}
