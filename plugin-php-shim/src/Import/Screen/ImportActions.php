<?php

declare(strict_types=1);

namespace Gazetteer\Import\Screen;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\ColumnGuess;
use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\ImporterRows;
use Gazetteer\Import\Runs\ImportRuns;
use Gazetteer\Import\Runs\RunBatch;
use Gazetteer\Import\Runs\RunFiles;
use Gazetteer\Import\Runs\UndoImport;
use Gazetteer\Import\TransferServices;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Search\SiteIndex;
use RuntimeException;
use Throwable;

/** Handles the forms of the import screen. Each form has the nonce of its run, and ends with a redirect. */
final class ImportActions
{
    public const ACTION = 'gazetteer_import';

    /** @param Closure(): SiteIndex $index */
    public function __construct(private readonly DataNames $names, private readonly Closure $index)
    {
    }

    public function handle(): void
    {
        if (!current_user_can(ImportScreen::RIGHT)) {
            wp_die(esc_html__('You are not allowed to import listings.', 'gazetteer'), '', ['response' => 403]);
        }
        if (Request::isCutOff()) {
            $this->open(null, 'too-large');
        }
        // phpcs:disable WordPress.Security.NonceVerification -- the nonce contains the ID of the run and is checked below.
        $posted = new Input(wp_unslash($_POST));
        check_admin_referer(ImportScreen::nonce($posted->text('run')));
        // phpcs:enable
        $do = $posted->choice('do', ['upload', 'site', 'columns', 'back', 'check', 'import', 'step', 'undo', 'forget']);
        $run = $posted->text('run') === '' ? null : ImportRuns::find($posted->text('run'));
        if ($run === null && !in_array($do, ['upload', 'site'], true)) {
            $this->open(null, 'gone');
        }
        match ($do) {
            'upload' => $this->upload(),
            'site' => $this->site($posted->text('importer')),
            'columns' => $this->columns($run, $posted),
            'back' => $this->open(ImportRuns::save($run->with(step: RunStep::Columns))),
            'check' => $this->begin($run->with(isTrusted: $posted->flag('trusted') && current_user_can('unfiltered_html')), RunStep::Checking, [RunStep::Preview]),
            'import' => $this->begin($run, RunStep::Importing, [RunStep::Checked]),
            'step' => $this->step($run, $posted->flag('ajax')),
            'undo' => $this->undo($run),
            'forget' => $this->forget($run),
            default => $this->open(null),
        };
    }

    private function upload(): never
    {
        $name = UploadedTable::take();
        if ($name->problem !== '') {
            $this->open(null, $name->problem);
        }
        $run = ImportRuns::begin($name->name, '', RunStep::Columns, $name->kept);
        try {
            [$headings] = ImportView::sample(RunFiles::path($run, 'rows'));
        } catch (RuntimeException) {
            $headings = null;
        }
        if ($headings === null || $headings === []) {
            ImportRuns::forget($run);
            $this->open(null, $headings === null ? 'unreadable' : 'empty');
        }
        $this->open($run);
    }

    private function site(string $slug): never
    {
        $importer = ImporterRows::onSite()[$slug] ?? null;
        $this->open($importer === null ? null : ImportRuns::begin($importer->label(), $slug, RunStep::Preview), $importer === null ? 'gone' : '');
    }

    private function columns(ImportRun $run, Input $posted): never
    {
        [$headings] = ImportView::sample(RunFiles::path($run, 'rows'));
        $chosen = $posted->inner('targets');
        $targets = [];
        foreach ($headings as $number => $heading) {
            $target = $chosen->text((string) $number);
            $isKnown = in_array($target, ColumnGuess::targets(), true) || Column::known($target) === $target;
            $targets[$heading] = $isKnown ? $target : '';
        }
        $isTitled = in_array(Column::Title->value, $targets, true) || in_array(Column::Key->value, $targets, true);
        $this->open(ImportRuns::save($run->with(targets: $targets, step: $isTitled ? RunStep::Preview : RunStep::Columns)), $isTitled ? '' : 'no-title');
    }

    /** @param list<RunStep> $from The steps after which this one may begin. */
    private function begin(ImportRun $run, RunStep $step, array $from): never
    {
        $this->open(in_array($run->step, $from, true) ? RunBatch::start($run, $step) : $run);
    }

    private function undo(ImportRun $run): never
    {
        $mayUndo = in_array($run->step, [RunStep::Done, RunStep::Importing], true);
        $this->open($mayUndo ? UndoImport::start($run) : $run);
    }

    private function forget(ImportRun $run): never
    {
        ImportRuns::forget($run);
        $this->open(null, $run->step === RunStep::Done ? 'forgotten' : '');
    }

    private function step(ImportRun $run, bool $isScript): never
    {
        [$notice, $after] = ['', $run];
        try {
            $after = $this->proceed($run);
        } catch (Throwable $thrown) {
            $thrown instanceof RuntimeException || RefusalTexts::report($thrown);
            $notice = $thrown->getMessage() === __('Another import is running. Wait a moment and try again.', 'gazetteer') ? 'busy' : 'stopped';
            $after = ImportRuns::find($run->id);
        }
        $notice = $after === null ? 'undone' : $notice;
        if (!$isScript) {
            $this->open($after, $notice);
        }
        wp_send_json([
            'isDone' => $after === null || !$after->step->isWork(),
            'problem' => in_array($notice, ['busy', 'stopped'], true) ? ImportNotices::text($notice) : '',
            'percent' => $after === null ? 100 : (int) floor(100 * $after->part),
            'words' => $after === null ? '' : ImportView::words($after),
            'url' => $this->url($after, $notice),
        ]);
    }

    private function proceed(ImportRun $run): ?ImportRun
    {
        $index = ($this->index)();

        return $run->step === RunStep::Undoing
            ? (new UndoImport($this->names, $index))->proceed($run)
            : (new RunBatch(new TransferServices($this->names, $index)))->proceed($run);
    }

    private function open(?ImportRun $run, string $notice = ''): never
    {
        wp_safe_redirect($this->url($run, $notice), 303);
        exit;
    }

    private function url(?ImportRun $run, string $notice): string
    {
        return ImportScreen::url($this->names->listing, array_filter(['run' => $run->id ?? '', 'notice' => $notice]));
    }
}
