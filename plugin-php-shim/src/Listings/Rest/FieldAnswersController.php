<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Rest;

use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\Input;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns whether any listing has a value for a field. */
final class FieldAnswersController extends FieldRoute
{
    public const PATH = 'field-answers';

    public function __construct(private readonly DataNames $names)
    {
    }

    public function args(): array
    {
        return ['slug' => ['type' => 'string', 'default' => '']];
    }

    /** @return array{has: bool} */
    public function answer(Input $input): array
    {
        $slug = $input->text('slug');

        return ['has' => $slug !== '' && $this->isAnswered($slug)];
    }

    private function isAnswered(string $slug): bool
    {
        global $wpdb;
        $key = '%' . $wpdb->esc_like(serialize($slug)) . '%';

        return $wpdb->get_var($wpdb->prepare(
            "SELECT 1 FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value LIKE %s LIMIT 1",
            $this->names->values,
            $key,
        )) !== null;
    }
}
