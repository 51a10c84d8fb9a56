<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Gazetteer\Plans\Domain\PaymentDue;

/** A listing in the owner's dashboard. The template escapes all strings except the picture, which is HTML. */
final class OwnListing
{
    /**
     * @param string $picture HTML; '' for none.
     * @param string $state The status label.
     * @param string $tone Part of the CSS class: good, waiting or over.
     * @param string $plan '' for none.
     * @param string $until The formatted end date; '' for never.
     * @param string $view URL of the public page; '' if the listing is not public.
     * @param string $edit URL of the edit form; '' if it cannot be edited.
     * @param string $note Result of the owner's last edit; '' for none.
     * @param string $pay URL to pay the order; '' if there is no such page.
     * @param ?PaymentDue $due The payment that the owner owes; null for none.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $picture,
        public readonly string $state,
        public readonly string $tone,
        public readonly string $plan,
        public readonly string $until,
        public readonly string $view,
        public readonly string $edit,
        public readonly string $pay,
        public readonly bool $mayRenew,
        public readonly string $note = '',
        public readonly ?PaymentDue $due = null,
    ) {
    }
}
