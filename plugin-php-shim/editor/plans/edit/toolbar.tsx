import { __, isRTL } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { LEFT, RIGHT } from '../../shared/icons.tsx';
import { isPublished, type Plan } from '../data/plan.ts';

interface ToolbarProps {
	readonly plan: Plan;
	readonly saved: Plan | null;
	readonly isDirty: boolean;
	readonly isSaving: boolean;
	readonly onBack: () => void;
	readonly onSave: (status: string) => Promise<void>;
}

const showPreview = () => {
	const preview = document.querySelector<HTMLElement>('.gz-plan-preview');
	preview?.scrollIntoView({ block: 'start' });
	preview?.focus({ preventScroll: true });
};

/** A sticky toolbar with the plan's name, its save status and the save buttons. */
export function Toolbar({ plan, saved, isDirty, isSaving, onBack, onSave }: ToolbarProps) {
	const isLive = saved !== null && isPublished(saved);
	const isDone = isLive && !isDirty;
	const save =
		(status: string, isIdle = false) =>
		() => {
			if (!isSaving && !isIdle) onSave(status).catch(reportError);
		};
	return (
		<div className="gz-plan-bar">
			<Button
				icon={isRTL() ? RIGHT : LEFT}
				label={__('All plans', 'gazetteer')}
				onClick={onBack}
			/>
			<h1 tabIndex={-1}>
				{saved === null
					? __('New plan', 'gazetteer')
					: plan.title || __('Plan', 'gazetteer')}
			</h1>
			<span className={`gz-plan-badge ${isLive ? 'is-published' : ''}`}>
				{isLive ? __('Published', 'gazetteer') : __('Draft', 'gazetteer')}
			</span>
			<span className="gz-plan-bar-state" role="status">
				{isDirty && saved !== null && __('Not saved yet', 'gazetteer')}
			</span>
			<div className="gz-plan-bar-actions">
				<Button variant="tertiary" className="gz-plan-to-preview" onClick={showPreview}>
					{__('Preview', 'gazetteer')}
				</Button>
				<Button variant="tertiary" aria-disabled={isSaving} onClick={save('draft')}>
					{isLive ? __('Unpublish', 'gazetteer') : __('Save draft', 'gazetteer')}
				</Button>
				<Button
					variant="primary"
					isBusy={isSaving}
					aria-disabled={isSaving || isDone}
					onClick={save('publish', isDone)}
				>
					{isLive ? __('Save', 'gazetteer') : __('Publish', 'gazetteer')}
				</Button>
			</div>
		</div>
	);
}
