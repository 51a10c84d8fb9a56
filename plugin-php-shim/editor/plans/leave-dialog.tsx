import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Button } from '../shared/components.ts';

interface LeaveDialogProps {
	readonly onLeave: () => void;
	readonly onStay: () => void;
}

export const LeaveDialog = ({ onLeave, onStay }: LeaveDialogProps) => (
	<Modal title={__('Leave without saving?', 'gazetteer')} size="small" onRequestClose={onStay}>
		<p>{__('What you changed in this plan is not saved yet.', 'gazetteer')}</p>
		<div className="gz-plan-question">
			<Button variant="tertiary" isDestructive onClick={onLeave}>
				{__('Leave and lose the changes', 'gazetteer')}
			</Button>
			<Button variant="primary" onClick={onStay}>
				{__('Go on editing', 'gazetteer')}
			</Button>
		</div>
	</Modal>
);
