-- Tags that everybody has. The icons are names of the interface's own pictures.
insert into "tags" ("name", "icon") values
  ('Vegetarian', 'leaf'),
  ('Vegan', 'sprout'),
  ('Gluten Free', 'wheat-off'),
  ('Dairy Free', 'milk-off'),
  ('Nut Free', 'nut-off'),
  ('Quick', 'timer'),
  ('Cheap', 'piggy-bank'),
  ('High Protein', 'dumbbell'),
  ('High Fibre', 'wheat'),
  ('Low Carb', 'scale'),
  ('Freezer Friendly', 'snowflake'),
  ('One Pot', 'cooking-pot'),
  ('Family Friendly', 'users'),
  ('Meal Prep', 'package');
