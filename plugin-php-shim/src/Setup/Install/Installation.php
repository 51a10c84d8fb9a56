<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Closure;
use Gazetteer\Claims\ClaimsModule;
use Gazetteer\ContactForm\Entries\EntryCron;
use Gazetteer\Data\RewriteRules;
use Gazetteer\Kernel\Sites;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Plugin;
use Gazetteer\Search\SearchModule;
use Gazetteer\Submission\SubmissionModule;

/**
 * Makes of a site what the plugin needs: with its activation, with the first request of a new version, and with the first
 * request of a site of a network, of which its activation for the whole network tells nobody.
 */
final class Installation
{
    public const OPTION = Plugin::SET_UP;
    public const EDITION = Plugin::EDITION;

    /** @param list<Closure(): mixed> $steps Each may be done again. */
    public function __construct(private readonly array $steps)
    {
    }

    public function check(): void
    {
        if (get_option(self::OPTION) !== self::EDITION && !wp_installing()) {
            $this->run();
        }
    }

    public function run(): void
    {
        // Noted first: others who come meanwhile need not do it, too.
        update_option(self::OPTION, self::EDITION, true);
        foreach ($this->steps as $step) {
            $step();
        }
    }

    /** Nothing of ours happens any more, and addresses are worked out without ours; data stays. */
    public static function deactivate(bool $isForNetwork): void
    {
        Sites::each($isForNetwork, static function (): void {
            EntryCron::end();
            Tables::end();
            wp_clear_scheduled_hook(NeutralNames::HOOK);
            wp_clear_scheduled_hook(SearchModule::REBUILD);
            wp_clear_scheduled_hook(SubmissionModule::SWEEP);
            wp_unschedule_hook(SubmissionModule::EXPIRE);
            wp_unschedule_hook(SubmissionModule::RETRY_MAIL);
            wp_unschedule_hook(ClaimsModule::RETRY_MAIL);
            wp_clear_scheduled_hook(ClickTable::SWEEP);
            RewriteRules::forget();
            delete_option(self::OPTION);
        });
    }
}
