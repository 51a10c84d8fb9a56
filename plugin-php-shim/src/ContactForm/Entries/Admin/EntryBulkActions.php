<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\EntryServices;

/** Does what was chosen for all ticked entries. */
final class EntryBulkActions
{
    public function __construct(private readonly EntryServices $services)
    {
    }

    /** Ends the request when something was done, so that a reload does not do it again. */
    public function run(EntryListTable $list): void
    {
        $chosen = $list->current_action();
        $action = is_string($chosen) ? EntryAction::tryFrom($chosen) : null;
        if ($action === null) {
            return;
        }
        EntryAccess::demand();
        check_admin_referer('bulk-entries');
        $ids = array_values(array_filter(array_map(absint(...), (array) wp_unslash($_GET['entry_ids'] ?? []))));
        $notes = $action->run($this->services, $ids);
        wp_safe_redirect(EntriesScreen::url($list->query()->arguments() + $notes->arguments()));
        exit;
    }
}
