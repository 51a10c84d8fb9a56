<?php
/**
 * The progress of a check, an import or an undo. Without JavaScript, the button continues it.
 *
 * @var \Gazetteer\Import\Domain\ImportRun $run
 * @var int $percent
 * @var string $words
 * @var string $home The address of the first step.
 * @var string $notice A message; '' for none.
 * @var bool $isGood
 */

declare(strict_types=1);

use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\Screen\ImportScreen;

if (!defined('ABSPATH')) {
    exit;
}

[$title, $help] = match ($run->step) {
    RunStep::Checking => [__('Checking all rows', 'gazetteer'), __('Nothing is changed.', 'gazetteer')],
    RunStep::Undoing => [__('Undoing the import', 'gazetteer'), __('If you leave this page, you can continue later.', 'gazetteer')],
    default => [__('Importing', 'gazetteer'), __('If you leave this page, you can continue later. Each row is imported once.', 'gazetteer')],
};
?>
<div class="wrap gazetteer-import">
    <?php require __DIR__ . '/head.php'; ?>
    <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-progress">
        <h2 id="gazetteer-import-progress"><?php echo esc_html($title); ?></h2>
        <progress class="gazetteer-import-bar" max="100" value="<?php echo esc_attr((string) $percent); ?>" aria-labelledby="gazetteer-import-progress"></progress>
        <p class="gazetteer-import-words"><?php echo esc_html($words); ?></p>
        <p class="description"><?php echo esc_html($help); ?></p>
        <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>" class="gazetteer-import-step">
            <?php ImportScreen::inputs('step', $run); ?>
            <p><button type="submit" class="button button-primary"><?php esc_html_e('Continue', 'gazetteer'); ?></button></p>
        </form>
        <?php if ($run->step !== RunStep::Undoing) : ?>
            <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                <?php ImportScreen::inputs($run->step === RunStep::Importing ? 'undo' : 'forget', $run); ?>
                <p><button type="submit" class="button"><?php echo $run->step === RunStep::Importing ? esc_html__('Stop and undo', 'gazetteer') : esc_html__('Cancel', 'gazetteer'); ?></button></p>
            </form>
        <?php endif; ?>
    </section>
</div>
