<?php

declare(strict_types=1);

namespace Gazetteer\Import\Samples;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\Runs\ImportRuns;
use Gazetteer\Import\Runs\RunBatch;
use Gazetteer\Import\Runs\UndoImport;
use Gazetteer\Import\TransferServices;
use Gazetteer\Search\SiteIndex;

/** Adds the sample listings of a trade as an import, and removes them by undoing it. */
final class SampleListings
{
    public const ACTION = 'gazetteer_samples';
    private const RIGHT = 'manage_options';

    /** @param Closure(): SiteIndex $index */
    public function __construct(private readonly DataNames $names, private readonly Closure $index)
    {
    }

    /** Handles the form of the setup screen. */
    public function handle(): void
    {
        if (!current_user_can(self::RIGHT)) {
            wp_die(esc_html__('You are not allowed to set up this site.', 'gazetteer'), '', ['response' => 403]);
        }
        check_admin_referer(self::ACTION);
        $trade = Trade::tryFrom(sanitize_key($_POST['trade'] ?? ''));
        if ($trade !== null) {
            self::run($trade) === null ? $this->add($trade) : $this->remove($trade);
        }
        wp_safe_redirect(wp_get_referer() ?: admin_url());
        exit;
    }

    public function add(Trade $trade): void
    {
        $run = RunBatch::start(ImportRuns::begin($trade->label(), $trade->importer(), RunStep::Checked), RunStep::Importing);
        try {
            while ($run->step === RunStep::Importing) {
                $run = (new RunBatch(new TransferServices($this->names, ($this->index)())))->proceed($run);
            }
        } finally {
            SamplePicture::clean();
        }
    }

    public function remove(Trade $trade): void
    {
        for ($run = self::run($trade); $run !== null;) {
            $run = (new UndoImport($this->names, ($this->index)()))->proceed(UndoImport::start($run));
        }
    }

    /** The import of the samples; null if the site has no samples of this trade. */
    public static function run(Trade $trade): ?ImportRun
    {
        foreach (ImportRuns::all() as $run) {
            if ($run->importer === $trade->importer()) {
                return $run;
            }
        }

        return null;
    }
}
