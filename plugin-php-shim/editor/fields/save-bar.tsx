import { useEffect } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { Button, Notice } from '@wordpress/components';
import { failureText } from '../shared/rest.ts';
import type { Phase, DraftState } from './draft/use-category-draft.ts';

interface SaveBarProps {
	readonly work: DraftState;
	/** Whether validation errors prevent saving. */
	readonly isHeld: boolean;
	readonly save: () => void;
}

const state = (phase: Phase, isChanged: boolean): string => {
	if (phase === 'saving') return __('Saving…', 'gazetteer');
	if (isChanged) return __('Not saved yet', 'gazetteer');
	return phase === 'saved' ? __('Saved', 'gazetteer') : '';
};

export function SaveBar({ work, isHeld, save }: SaveBarProps) {
	const { phase, isChanged, failure } = work;
	useEffect(() => {
		if (phase === 'saved') speak(__('Saved', 'gazetteer'));
	}, [phase]);
	return (
		<div className="gz-save">
			{phase === 'failed' && (
				<Notice status="error" isDismissible={false}>
					{failureText(failure, __('Saving failed. Try again.', 'gazetteer'))}
				</Notice>
			)}
			{isHeld && (
				<Notice status="error" isDismissible={false}>
					{__('Correct the marked fields before you save.', 'gazetteer')}
				</Notice>
			)}
			<div className="gz-save-line">
				<Button
					variant="primary"
					isBusy={phase === 'saving'}
					disabled={!isChanged || phase === 'saving'}
					onClick={save}
				>
					{__('Save', 'gazetteer')}
				</Button>
				<span className="gz-state">{state(phase, isChanged)}</span>
			</div>
		</div>
	);
}
