<?php

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Import\TermPaths;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\PlanKey;

/** Stores the demo's custom fields, categories and plans. */
final class GazetteerDemoDirectory
{
    /** @var array<string, int> Post ids of plans by key. */
    public array $plans = [];

    public readonly TermPaths $categories;
    public readonly TermPaths $locations;
    public readonly TermPaths $features;
    public readonly TermPaths $tags;

    /** @var array<string, int> Post ids of custom fields by slug. */
    private array $fields = [];

    public function __construct(private readonly DataNames $names)
    {
        $this->categories = new TermPaths($names->category, false);
        $this->locations = new TermPaths($names->location, false);
        $this->features = new TermPaths($names->feature, false);
        $this->tags = new TermPaths($names->tag, false);
    }

    public function plantFields(array $fields, GazetteerDemoPlanted $planted): void
    {
        foreach ($fields as $place => $field) {
            $settings = array_intersect_key($field, array_flip(['type', 'options', 'filterable', 'help']));
            $meta = [FieldMeta::SETTINGS => FieldMeta::clean($settings)];
            $this->fields[$field['slug']] = gazetteer_demo_post($field['slug'], [
                'post_type' => $this->names->field,
                'post_status' => 'publish',
                'post_name' => $field['slug'],
                'post_title' => $field['label'],
                'menu_order' => $place,
            ], $meta, $planted);
        }
        $planted->removeTheRest();
    }

    public function plantCategories(array $categories): void
    {
        foreach ($categories as $category) {
            [$id] = $this->categories->ids([explode(' > ', $category['path'])]);
            $term = get_term($id, $this->names->category);
            if ($term->slug !== $category['slug'] || $term->description !== $category['text']) {
                wp_update_term($id, $this->names->category, ['slug' => $category['slug'], 'description' => wp_slash($category['text'])]);
            }
            $features = $this->features->ids(array_map(static fn (string $name): array => [$name], $category['features']));
            update_term_meta($id, Meta::CATEGORY_FEATURES, $features);
            update_term_meta($id, Meta::CATEGORY_FIELDS, array_values(array_intersect_key($this->fields, array_flip($category['fields']))));
        }
    }

    public function plantPlans(array $sales, GazetteerDemoPlanted $planted): void
    {
        foreach ($sales as $place => $sale) {
            $categories = array_map(fn (string $slug): int => get_term_by('slug', $slug, $this->names->category)->term_id, $sale['categories'] ?? []);
            $meta = [
                PlanKey::PACKAGE => PlanKey::IS_SINGLE,
                PlanKey::PRICE => (string) $sale['price'],
                PlanKey::DAYS => $sale['days'] === 0 ? '' : (string) $sale['days'],
                PlanKey::DURATION => $sale['period'],
                PlanKey::USE => $categories === [] ? PlanKey::GENERAL : PlanKey::BY_CATEGORY,
                PlanKey::CATEGORIES => $categories,
                PlanKey::HOT => ($sale['hot'] ?? false) ? PlanKey::YES : PlanKey::NO,
                PlanKey::IMAGES => (string) ($sale['images'] ?? ''),
                PlanKey::EXTRAS => $sale['extras'] ?? [],
            ];
            foreach (Inclusion::cases() as $inclusion) {
                $meta[$inclusion->value] = in_array($inclusion->value, $sale['includes'], true) ? PlanKey::YES : PlanKey::NO;
                // Hide features on the plan cards that no plan of the demo includes.
                $meta[$inclusion->hiddenKey()] = in_array($inclusion->value, self::all($sales), true) ? '' : PlanKey::HIDE;
            }
            $this->plans[$sale['key']] = gazetteer_demo_post($sale['key'], [
                'post_type' => $this->names->plan,
                'post_status' => 'publish',
                'post_title' => $sale['title'],
                'post_content' => $sale['text'],
                'menu_order' => $place,
            ], $meta, $planted);
        }
        $planted->removeTheRest();
    }

    /** @return list<string> The features that at least one plan includes. */
    private static function all(array $sales): array
    {
        return array_merge(...array_column($sales, 'includes'));
    }
}

/** Creates or updates a post, and returns its id. */
function gazetteer_demo_post(string $key, array $wanted, array $meta, GazetteerDemoPlanted $planted): int
{
    $id = $planted->id($key);
    $there = $id === 0 ? [] : get_post($id, ARRAY_A);
    $isSame = $there !== [] && array_intersect_key($there, $wanted) == $wanted;
    foreach ($meta as $name => $value) {
        $isSame = $isSame && get_post_meta($id, $name, true) == $value;
    }
    if (!$isSame) {
        $id = wp_insert_post(wp_slash($wanted + ['meta_input' => $meta] + ($id === 0 ? [] : ['ID' => $id])), true);
        if (is_wp_error($id)) {
            throw new RuntimeException("{$wanted['post_title']}: " . $id->get_error_message());
        }
    }
    $planted->want($key, $isSame ? 'kept' : ($there === [] ? 'made' : 'changed'));
    $planted->remember($key, $id);

    return $id;
}
