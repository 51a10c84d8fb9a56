import { useEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isPublished, type Plan } from '../data/plan.ts';
import type { Notify } from '../notification.ts';
import { Toolbar } from './toolbar.tsx';
import { CustomLines } from './sections/custom-lines.tsx';
import { Inclusions } from './sections/inclusions.tsx';
import { ImageLimits } from './sections/image-limits.tsx';
import { Appearance } from './sections/appearance.tsx';
import { Naming } from './sections/naming.tsx';
import { Availability } from './sections/availability.tsx';
import { PlanPreview } from './preview/plan-preview.tsx';
import { Pricing } from './sections/pricing.tsx';
import { Scope } from './sections/scope.tsx';
import { usePlanDraft } from './use-plan-draft.ts';

interface EditorProps {
	/** The stored plan, or null for a new plan. */
	readonly saved: Plan | null;
	readonly start: Plan;
	/**
	 * Whether the user opened the plan from the list. False if the page was loaded with the plan's
	 * URL.
	 */
	readonly isArrival: boolean;
	readonly notify: Notify;
	readonly hold: (isDirty: boolean) => void;
	readonly onBack: () => void;
	readonly onSaved: (plan: Plan) => void;
}

const savedText = (before: Plan | null, { status }: Plan) => {
	if (status !== 'publish') {
		return before && isPublished(before)
			? __('The plan is now a draft. Visitors do not see it.', 'gazetteer')
			: __('Draft saved.', 'gazetteer');
	}
	return before && isPublished(before)
		? __('Plan saved.', 'gazetteer')
		: __('Plan published. Visitors can choose it.', 'gazetteer');
};

/** Edits one plan. The form is on the left, the preview on the right. */
export function PlanEditor({
	saved,
	start,
	isArrival,
	notify,
	hold,
	onBack,
	onSaved,
}: EditorProps) {
	const form = useRef<HTMLFormElement>(null);
	const draft = usePlanDraft(start, saved, hold);
	const { plan, change, problems, left, failure } = draft;
	const parts = { plan, change, problems, left };
	const count = Object.keys(problems).length;

	useEffect(() => {
		const first = saved === null ? '[data-part=title]' : 'h1';
		if (saved === null || isArrival) form.current?.querySelector<HTMLElement>(first)?.focus();
		// Run this effect on mount only.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, []);

	const save = async (status: string) => {
		const stored = await draft.save(status);
		if (stored) {
			onSaved(stored);
			notify(savedText(saved, stored));
			return;
		}
		// Wait for the next render, because it sets the attributes by which invalid fields are
		// found.
		requestAnimationFrame(() => {
			const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
			wrong?.focus();
			if (wrong)
				speak(
					__('The plan was not saved. Correct the marked fields.', 'gazetteer'),
					'assertive',
				);
		});
	};

	return (
		<form
			ref={form}
			className="gz-plan-editor"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				save(plan.status).catch(reportError);
			}}
		>
			<Toolbar
				{...{ plan, saved, onBack }}
				isDirty={draft.isDirty}
				isSaving={draft.isSaving}
				onSave={save}
			/>
			{failure !== '' && (
				<Notice status="error" isDismissible={false} politeness="assertive">
					{failure}
				</Notice>
			)}
			{count > 0 && (
				<p className="gz-plan-problem gz-plan-count">
					{sprintf(
						/* translators: %s: how many. */
						_n(
							'%s field needs your attention.',
							'%s fields need your attention.',
							count,
							'gazetteer',
						),
						String(count),
					)}
				</p>
			)}
			<div className="gz-plan-panes">
				<div className="gz-plan-parts">
					<Naming {...parts} />
					<Pricing {...parts} />
					<Scope {...parts} />
					<Availability {...parts} />
					<Inclusions {...parts} />
					<CustomLines {...parts} />
					<ImageLimits {...parts} />
					<Appearance {...parts} />
				</div>
				<PlanPreview plan={plan} />
			</div>
		</form>
	);
}
